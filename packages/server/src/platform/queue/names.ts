/** Where pg-boss keeps its tables, and what our queues are called there. */
export const queueSchema = 'queue'
export const analyses = 'analyses'
/** Analyses with `test: true`: they wait for no website, and no website's analysis waits for them. */
export const sandboxAnalyses = 'analyses.sandbox'
/** Analyses whose every try failed. */
export const deadAnalyses = 'analyses.dead'
