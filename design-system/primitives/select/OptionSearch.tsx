import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import Search from 'lucide-react/icons/search'
import { Box, Control } from '../field/Field.styles.ts'
import { Icon } from '../icon/Icon.tsx'
import { SearchPlace } from './Options.styles.ts'

interface OptionSearchProps {
  /** Its name: "Search payment methods". */
  label: string
}

/** The arrows move in the list below while the focus stays in the field, which controls it. */
const asCombobox = { role: 'combobox', 'aria-expanded': true } as const

/** The field above an open list, inside of an `Autocomplete` with it: typing narrows, arrows move, Enter chooses. */
export function OptionSearch({ label }: OptionSearchProps) {
  return (
    <SearchPlace>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the list came to type */}
      <TextField aria-label={label} autoFocus>
        <Box>
          <Icon of={Search} size="m" />
          <Control as={Input} {...asCombobox} placeholder={label} />
        </Box>
      </TextField>
    </SearchPlace>
  )
}
