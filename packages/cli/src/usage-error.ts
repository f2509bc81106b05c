/** What the caller wrote cannot be done; the message says what would be right. Exit code 2. */
export class UsageError extends Error {}

/** What was asked for could not be done, by no fault of ours or the caller's. Exit code 1. */
export class Failure extends Error {}
