import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Checkbox } from '../../../primitives/checkbox/Checkbox.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { RadioGroup } from '../../../primitives/radio/RadioGroup.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { Switch } from '../../../primitives/switch/Switch.tsx'
import { Tabs } from '../../../primitives/tabs/Tabs.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { SpecimenHead } from '../specimen/SpecimenHead.tsx'

/** What chooses without being typed into. */
export function Choices() {
  return (
    <Grid columns="quarters" gap="3">
      <Checkboxes />
      <Radios />
      <Switches />
      <Panels />
    </Grid>
  )
}

function Choice({ code, title, children }: { code: string; title: string; children: ReactNode }) {
  return (
    <Card gap="4">
      <SpecimenHead code={code}>{title}</SpecimenHead>
      {children}
    </Card>
  )
}

function Checkboxes() {
  const tPart = useT('uiKitPart')
  const [isThere, setThere] = useState(true)
  const [isOnly, setOnly] = useState(false)
  return (
    <Choice code="Checkbox" title={tPart('choices.checkbox')}>
      <Stack gap="3">
        <Checkbox checked={isThere} onChange={setThere}>
          {tPart('choices.moneyIsThere')}
        </Checkbox>
        <Checkbox checked={isOnly} onChange={setOnly}>
          {tPart('choices.onlyVerified')}
        </Checkbox>
        <Checkbox checked onChange={() => {}} disabledReason={tPart('choices.always')}>
          {tPart('choices.escrow')}
        </Checkbox>
      </Stack>
    </Choice>
  )
}

function Radios() {
  const tPart = useT('uiKitPart')
  const [speed, setSpeed] = useState<'instant' | 'slow'>('instant')
  return (
    <Choice code="RadioGroup" title={tPart('choices.radio')}>
      <RadioGroup
        label={tPart('choices.speed')}
        value={speed}
        onChange={setSpeed}
        options={[
          { value: 'instant', label: tPart('choices.instant'), note: tPart('choices.instantNote') },
          { value: 'slow', label: tPart('choices.slow'), note: tPart('choices.slowNote') },
        ]}
      />
    </Choice>
  )
}

function Switches() {
  const tPart = useT('uiKitPart')
  const [isOnline, setOnline] = useState(true)
  const [isFree, setFree] = useState(false)
  return (
    <Choice code="Switch" title={tPart('choices.switch')}>
      <Stack gap="3">
        <Switch checked={isOnline} onChange={setOnline}>
          {tPart('choices.online')}
        </Switch>
        <Switch checked={isFree} onChange={setFree} hint={tPart('choices.noSignUpNote')}>
          {tPart('choices.noSignUp')}
        </Switch>
      </Stack>
    </Choice>
  )
}

const tabIds = ['chat', 'terms', 'notes'] as const

function Panels() {
  const tPart = useT('uiKitPart')
  const tTrade = useT('trade')
  const [side, setSide] = useState<'buy' | 'sell'>('buy')
  const [tab, setTab] = useState<(typeof tabIds)[number]>('chat')
  return (
    <Choice code="SegmentedControl, Tabs" title={tPart('choices.panels')}>
      <SegmentedControl
        label={tPart('choices.side')}
        value={side}
        onChange={setSide}
        segments={[
          { value: 'buy', label: tTrade('side.buy'), icon: ArrowDownLeft, tone: 'buy' },
          { value: 'sell', label: tTrade('side.sell'), icon: ArrowUpRight, tone: 'sell' },
        ]}
      />
      <Tabs
        label={tPart('choices.trade')}
        tabs={tabIds.map(id => ({
          id,
          label: tPart(`choices.tab.${id}`),
          count: id === 'chat' ? 2 : undefined,
        }))}
        selected={tab}
        onSelect={setTab}
      >
        <Text as="p" tone="secondary">
          {tPart(`choices.panel.${tab}`)}
        </Text>
      </Tabs>
    </Choice>
  )
}
