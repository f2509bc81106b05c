/** The database cannot be used by this version; the message says what to do. */
export class DatabaseError extends Error {}
