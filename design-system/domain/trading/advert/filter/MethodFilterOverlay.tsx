import type { RefObject } from 'react'
import { useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import Check from 'lucide-react/icons/check'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Picker } from '../../../../primitives/overlay/Picker.tsx'
import { List, Nothing, Option, OptionWords } from '../../../../primitives/select/Options.styles.ts'
import { OptionSearch } from '../../../../primitives/select/OptionSearch.tsx'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import { paymentMethodGroups } from '../../../reference/method/methodGroup.ts'
import type { MethodChoice } from './filterChoices.ts'
import { Group, GroupTitle, ListFooter, Tick } from './MethodFilterOverlay.styles.ts'

interface MethodFilterOverlayProps {
  isOpen: boolean
  triggerRef: RefObject<HTMLElement | null>
  methods: readonly MethodChoice[]
  chosen: readonly string[]
  onChoose: (codes: readonly string[]) => void
  onClose: () => void
}

/** The open half of `MethodFilter`, in a chunk of its own. */
export function MethodFilterOverlay(props: MethodFilterOverlayProps) {
  const { isOpen, triggerRef, methods, chosen, onChoose, onClose } = props
  const t = useT('advert')
  const tCommon = useT('common')
  const { contains } = useFilter({ sensitivity: 'base' })
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const codes = ticked ?? chosen
  const close = (chosenNow: readonly string[]) => {
    if (chosenNow.join() !== chosen.join()) onChoose(chosenNow)
    setTicked(null)
    onClose()
  }
  const groups = paymentMethodGroups.flatMap(group => {
    const members = methods.filter(method => method.group === group)
    return members.length === 0 ? [] : [{ group, members }]
  })
  return (
    <Picker
      {...{ isOpen, triggerRef }}
      onOpenChange={open => !open && close(codes)}
      label={t('search.paymentMethods')}
    >
      <Autocomplete filter={contains}>
        <OptionSearch label={t('search.searchMethods')} />
        <List
          aria-label={t('search.paymentMethods')}
          selectionMode="multiple"
          selectedKeys={codes}
          onSelectionChange={keys => {
            const next = keys === 'all' ? methods.map(method => method.code) : [...keys].map(String)
            setTicked(next)
          }}
          renderEmptyState={() => (
            <Nothing>{methods.length === 0 ? tCommon('state.loading') : t('search.noMethod')}</Nothing>
          )}
        >
          {groups.map(({ group, members }) => (
            <Group key={group} id={`group ${group}`}>
              <GroupTitle>{t(`search.group.${group}`)}</GroupTitle>
              {members.map(({ code, name }) => (
                <Option key={code} id={code} textValue={name}>
                  <Tick aria-hidden>
                    <Icon of={Check} size="xs" />
                  </Tick>
                  <OptionWords>{name}</OptionWords>
                  <Icon of={methodIcon[group]} />
                </Option>
              ))}
            </Group>
          ))}
        </List>
      </Autocomplete>
      <ListFooter>
        <Button variant="ghost" size="s" onClick={() => close([])}>
          {t('search.anyMethodAction')}
        </Button>
        <Button variant="primary" size="s" onClick={() => close(codes)}>
          {tCommon('verb.apply')}
        </Button>
      </ListFooter>
    </Picker>
  )
}
