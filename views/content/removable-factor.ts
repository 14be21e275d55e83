/**
 * How long after it was added a recovery link can remove a user's factor, in milliseconds: whoever added it may not have
 * been the owner.
 */
export const REMOVABLE_MS = 7 * 24 * 60 * 60_000;
