// Made of the folders of languages by `npm run generate`.
export const errorContent = {
  document_code_taken: "There is one of this name already, perhaps in the archive.",
  moment_passed: "This moment has passed. Choose one that is still to come.",
  schedule_stands: "Another version waits for its moment. Cancel it first.",
  document_has_errors: "The text has errors. Mend them first.",
  category_has_items: "There are items in this category. Archive or move them first.",
  parent_archived: "Its category is in the archive. Bring it back first.",
  gone: "This page has been taken away.",
} as const
