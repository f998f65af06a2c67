import FileUp from 'lucide-react/icons/file-up'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { useField } from '../../../forms/useField.ts'
import { useT } from '../../../locales/useT.ts'
import { Box } from '../../../primitives/field/Field.styles.ts'
import { FieldFrame } from '../../../primitives/field/FieldFrame.tsx'
import { fieldStatus } from '../../../primitives/field/fieldStatus.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { FileInput, FileName, FilePlace } from './ChosenFile.styles.ts'

interface ChosenFileProps {
  field: FieldHandle<'file'>
  label: string
}

/** One file, chosen or dropped; the name of what is chosen stands in the field. */
export function ChosenFile({ field, label }: ChosenFileProps) {
  const tPart = useT('uiKitPart')
  const { state, error } = useField(field)
  return (
    <FieldFrame label={label} error={error}>
      {wiring => (
        <FilePlace ref={field.setElement}>
          <Box data-size="m" data-status={fieldStatus({ error })}>
            <Icon of={FileUp} />
            <FileName>{state.value?.name ?? tPart('forms.noFile')}</FileName>
          </Box>
          <FileInput
            type="file"
            {...wiring}
            onChange={({ currentTarget: { files } }) => field.change(files?.[0] ?? null)}
          />
        </FilePlace>
      )}
    </FieldFrame>
  )
}
