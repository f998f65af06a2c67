declare module 'virtual:story-facts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module, which declares no other
  export const storyFacts: import('./facts.ts').StoryFacts
}
