import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Icon } from '../icon/Icon.tsx'
import { Surface } from '../overlay/Overlay.styles.ts'
import { OptionSearch } from '../select/OptionSearch.tsx'
import { List, Nothing, Option, OptionDetail, OptionWords } from '../select/Options.styles.ts'
import type { Command, CommandGroup } from './command.ts'
import { PaletteBody, PaletteScrim, Section, SectionTitle } from './CommandPalette.styles.ts'

interface CommandPaletteProps<Id extends string> {
  readonly isOpen: boolean
  /** Asked to close: Escape, or a press outside. */
  readonly onClose: () => void
  /** What it is for, heard: "Go to a page, or change something". */
  readonly label: string
  readonly groups: readonly CommandGroup<Id>[]
  readonly onChoose: (id: Id) => void
  /** What is said when nothing matches. */
  readonly emptyLabel: string
}

/**
 * Everything that can be done from anywhere, found by typing: arrows move, Enter does it, Escape leaves. Load it with what opens it, not with
 * the page. Use `MenuButton` for a few actions on one thing.
 */
export function CommandPalette<Id extends string>(props: CommandPaletteProps<Id>) {
  const { isOpen, onClose, label, groups, onChoose, emptyLabel } = props
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <PaletteScrim isOpen={isOpen} onOpenChange={open => !open && onClose()} isDismissable>
      <Surface>
        <PaletteBody aria-label={label}>
          <Autocomplete filter={contains}>
            <OptionSearch label={label} />
            <List
              aria-label={label}
              renderEmptyState={() => <Nothing>{emptyLabel}</Nothing>}
              onAction={key => onChoose(key as Id)}
            >
              {groups.map(({ title, commands }) => (
                <Section key={title} id={title}>
                  <SectionTitle>{title}</SectionTitle>
                  {commands.map(command => (
                    <Option key={command.id} id={command.id} textValue={foundBy(command)}>
                      {command.icon && <Icon of={command.icon} />}
                      <OptionWords>{command.label}</OptionWords>
                      {command.detail !== undefined && <OptionDetail>{command.detail}</OptionDetail>}
                    </Option>
                  ))}
                </Section>
              ))}
            </List>
          </Autocomplete>
        </PaletteBody>
      </Surface>
    </PaletteScrim>
  )
}

const foundBy = ({ label, detail, alias }: Command): string =>
  [label, detail, alias].filter(text => text !== undefined).join(' ')
