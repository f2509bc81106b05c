interface Aged {
  id: string
  created_at: Date
}

/** Compares rows by their age; ties by id. */
export const olderFirst = (one: Aged, other: Aged): number =>
  one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1)
