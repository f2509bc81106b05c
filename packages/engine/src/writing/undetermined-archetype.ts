/** What stands for an archetype while none can be defended: the contract asks for a string. */
export const undeterminedArchetype = 'Undetermined'
