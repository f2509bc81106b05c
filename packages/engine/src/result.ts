/** A failure inside the engine is a value: a site that refuses one request still gets the rest of its report. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
export const fail = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error })
