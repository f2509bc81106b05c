/** Where the process stands between its start and its end; what `/readyz` tells. */
export interface Lifecycle {
  state(): LifecycleState
  set(state: LifecycleState): void
}

/** `stopping` comes before anything is closed, so that balancers send their requests elsewhere. */
export type LifecycleState = 'starting' | 'ready' | 'stopping'

export function createLifecycle(): Lifecycle {
  let current: LifecycleState = 'starting'
  return {
    state: () => current,
    set(state) {
      current = state
    },
  }
}
