import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { Button } from '../../../design-system/primitives/button/Button.tsx'
import { buttonVariants } from '../../../design-system/primitives/button/axes.ts'
import { Card } from '../../../design-system/primitives/card/Card.tsx'
import { Chip } from '../../../design-system/primitives/chip/Chip.tsx'
import { TextField } from '../../../design-system/primitives/field/TextField.tsx'
import { Hatch } from '../../../design-system/primitives/hatch/Hatch.tsx'
import { Inline } from '../../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'
import { MenuButton } from '../../../design-system/primitives/menu/MenuButton.tsx'
import { Notice } from '../../../design-system/primitives/notice/Notice.tsx'
import { FigureTable } from '../../../design-system/primitives/table/FigureTable.tsx'
import { Tabs } from '../../../design-system/primitives/tabs/Tabs.tsx'

const fees = [
  { id: 'below', head: { text: 'Below $10,000' }, figures: [{ text: '0.9 %' }] },
  { id: 'above', head: { text: 'From $10,000' }, figures: [{ text: '0.7 %' }] },
]

/** One of most things that the design system has, so that a change of a token is seen at once. */
export function Specimens({ name }: { name: string }) {
  const [tab, setTab] = useState<'chat' | 'info'>('chat')
  const [amount, setAmount] = useState('250,000')
  return (
    <Card as="section" aria-label={name} gap="4">
      <Inline gap="2">
        {buttonVariants.map(variant => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <MenuButton label="More" entries={[{ id: 'poke', label: 'Poke' }]} onAction={() => {}}>
          More
        </MenuButton>
      </Inline>
      <Inline gap="2">
        <Chip tone="warning" icon={Clock}>
          Pay now
        </Chip>
        <Chip tone="positive" icon={Check}>
          Completed
        </Chip>
        <Chip tone="negative" icon={Scale}>
          Dispute
        </Chip>
      </Inline>
      <TextField label="You send" value={amount} onChange={setAmount} />
      <Tabs
        label="Trade"
        tabs={[
          { id: 'chat', label: 'Chat' },
          { id: 'info', label: 'Info' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <Stack gap="3">
          <Notice tone="warning">Pay from an account in your own name.</Notice>
          <FigureTable caption="Fees" columns={['Volume', 'Your fee']} rows={fees} />
        </Stack>
      </Tabs>
      <Hatch />
    </Card>
  )
}
