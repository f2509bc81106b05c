/** Where pg-boss keeps its tables, and what our queues are called there. */
export const queueSchema = 'queue'
export const analyses = 'analyses'
/** Analyses whose every try failed. */
export const deadAnalyses = 'analyses.dead'
