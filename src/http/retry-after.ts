/** How soon whoever was told that the database is away may ask again. */
export const RETRY_AFTER_SECONDS = 5;
