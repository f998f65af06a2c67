/**
 * A story opts in with this tag: one picture per component (its matrix, its states, or its open overlay) and a few per page,
 * so that baselines stay small.
 */
export const pictureTag = 'visual'
