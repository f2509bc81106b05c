/** Docs: “Authentication” of the reference. `admin:full` manages webhooks and implies nothing else. */
export const scopes = [
  'read:analyses',
  'write:analyses',
  'read:chat',
  'write:chat',
  'read:competitors',
  'write:competitors',
  'admin:full',
] as const

export type Scope = (typeof scopes)[number]
