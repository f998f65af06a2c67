/**
 * What axe is asked beyond its own choice, and where less, in one place. By itself it runs every rule of WCAG A and AA and of
 * best practice; what it calls experimental has to be named, and what it calls deprecated is wrong by its own account
 * (an aside may stand inside of main).
 */

/** `options.rules` of every run: of stories, of pages in a browser. */
export const addedRules = {
  // Who speaks to a control says the words that they see (WCAG 2.5.3).
  'label-content-name-mismatch': { enabled: true },
  // What the focus comes to says what it is.
  'focus-order-semantics': { enabled: true },
}

/** `parameters.a11y` of every story: a part stands alone, so that not all of it lies in a landmark, and it has no title of a page. */
export const partAlone = { test: 'error' as const, options: { rules: addedRules } }

/** The same where stories are tested: whatever passes is not described node by node, which is a fifth of a run's work. */
export const partTested = {
  ...partAlone,
  options: { ...partAlone.options, resultTypes: ['violations' as const] },
}

/**
 * `parameters.a11y` of a story of a page: the document is looked at, not its body, so that its title, its main part and its
 * landmarks count. The skip link is known to stand outside of them only as a page's first link, and Storybook has others before it.
 */
export const wholePage = {
  context: { include: 'html', exclude: ['a[href="#main"]'] },
  config: { rules: [{ id: 'region', enabled: true }] },
}

/** `parameters.a11y` of a story that shows one part in several states: there are several landmarks of one name, as on no page. */
export const sideBySide = { config: { rules: [{ id: 'landmark-unique', enabled: false }] } }
