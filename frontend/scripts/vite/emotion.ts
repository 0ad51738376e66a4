import type { Plugin } from 'vite'

/** Only for a part of Emotion that nobody here uses; the bundler cannot know that loading it does nothing. */
const unused = /\/hoist-non-react-statics\//

/** All names that an HTML attribute can have, for elements that do not say which of their props become attributes. */
const attributeNames = /\/@emotion\/is-prop-valid\//

/**
 * Leaves out of the build what Emotion brings along for others. Our elements say themselves which props they
 * pass on (`styled.ts`), and so do the parts of Material UI that we use: the long list of names is not needed.
 */
export const leanEmotion: Plugin = {
  name: 'lean-emotion',
  apply: 'build',
  load: { filter: { id: attributeNames }, handler: () => `export default (name) => name !== 'as' && name !== 'theme'` },
  transform: { filter: { id: unused }, handler: () => ({ moduleSideEffects: false }) },
}
