import { contact } from "./contact";
import type { Form } from "./form";
import { newsletter } from "./newsletter";
import { waitlist } from "./waitlist";

/** Every form. The app mounts their routes, and the API reference describes their endpoints. */
export const forms: Form[] = [newsletter, waitlist, contact];
