import { ContentList } from '@souk/design-system/domain/content/editor/list/ContentList.tsx'
import { noContentFilter } from '@souk/design-system/domain/content/editor/list/ContentFilters.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Button } from '@souk/design-system/primitives/button/Button.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { usePart } from '../../services/usePart.ts'
import { OperatorOnly } from './OperatorOnly.tsx'
import { useDocuments } from './useDocuments.ts'
import { operatorPaths } from './operatorPaths.ts'
import type { NewDocument } from '@souk/design-system/domain/content/editor/list/NewDocumentDialog.tsx'
import { useIntent } from '../../services/useIntent.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { CreateDocumentMutation } from './Content.queries.ts'

/** Everything that is written here to be read, for who writes it. */
export function ContentPage() {
  return (
    <OperatorOnly>
      <Documents />
    </OperatorOnly>
  )
}

const loadDialog = () =>
  import('@souk/design-system/domain/content/editor/list/NewDocumentDialog.tsx').then(
    module => module.NewDocumentDialog,
  )

function Documents() {
  const t = useT('editor')
  const [filter, setFilter] = useState(noContentFilter)
  const [isNew, setNew] = useState(false)
  const showDialog = usePart(isNew, loadDialog)
  const content = useDocuments(filter)
  const create = useCreateDocument()
  return (
    <Stack gap="4">
      <PageTitle
        lead={t('lead')}
        actions={
          <Button icon={FilePlus} variant="primary" onClick={() => setNew(true)}>
            {t('create.action')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <ContentList
        content={content}
        filter={filter}
        onFilter={setFilter}
        hrefOf={id => operatorPaths.document(id)}
      />
      {isNew && showDialog?.({ onCreate: create, onClose: () => setNew(false) })}
    </Stack>
  )
}

/** Makes a document and goes to it; a refusal is thrown, for the form that asked. */
function useCreateDocument(): (document: NewDocument) => Promise<void> {
  const { run } = useIntent(CreateDocumentMutation, { errors: 'place' })
  const go = useGo()
  return async ({ kind, code, parent }) => {
    const { createDocument } = await run({ input: { kind, code, parent } })
    if (createDocument != null) go(operatorPaths.document(createDocument.id))
  }
}
