import { contact } from "./contact";
import { newsletter } from "./newsletter";
import { waitlist } from "./waitlist";

/** The routes of every form whose submissions are stored. */
export const forms = [newsletter, waitlist, contact];
