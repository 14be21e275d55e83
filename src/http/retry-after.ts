/** Retry-After while the database is down. */
export const RETRY_AFTER_SECONDS = 5;
