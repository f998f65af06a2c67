import { AlertHost, createAlertStore, useAlerts } from '@souk/design-system/alert'
import { Form, FormAmountField, FormTextField, SubmitButton, useForm } from '@souk/design-system/forms'
import { formatAmountParts } from '@souk/design-system/format'
import { useLocale } from '@souk/design-system/locales'
import { AmountText, Button, Dialog, FigureTable, Heading, Select } from '@souk/design-system/primitives'
import { SectionCard, SegmentedControl, Stack, Switch, Tabs, Tag, Text } from '@souk/design-system/primitives'
import { applyTheme, GlobalStyle, type Theme } from '@souk/design-system/theme'
import { browserTimers } from '@souk/design-system/timing'
import { useState } from 'react'
import { words } from './german.ts'

const euro = { code: 'EUR', kind: 'fiat', decimals: 2, shown: 2 } as const

/** A page of another team: a form, a table, a dialog, and what stands around them. */
export function ShopPage() {
  const [alerts] = useState(() => createAlertStore(browserTimers))
  return (
    <AlertHost store={alerts}>
      <GlobalStyle />
      <Stack as="main" gap="6">
        <Heading level={1}>{words.title}</Heading>
        <ThemeSwitch />
        <ShopTabs />
      </Stack>
    </AlertHost>
  )
}

function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('light')
  const choose = (chosen: Theme) => {
    setTheme(chosen)
    applyTheme(document.documentElement, chosen)
  }
  return (
    <SegmentedControl
      label={words.theme}
      value={theme}
      onChange={choose}
      segments={[
        { value: 'light', label: words.light },
        { value: 'dark', label: words.dark },
      ]}
    />
  )
}

function ShopTabs() {
  const [tab, setTab] = useState<'account' | 'orders'>('account')
  return (
    <Tabs
      label={words.title}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'account', label: words.account },
        { id: 'orders', label: words.orders, count: 2 },
      ]}
    >
      {tab === 'account' ? <BuyerForm /> : <Orders />}
    </Tabs>
  )
}

function BuyerForm() {
  const alerts = useAlerts()
  const [coin, setCoin] = useState<'EUR' | 'BTC'>('EUR')
  const [hasNews, setHasNews] = useState(false)
  const form = useForm({
    fields: {
      name: { typeId: 'text', context: { required: true } },
      email: { typeId: 'email', context: { required: true } },
      price: { typeId: 'amount', context: { decimals: euro.decimals } },
    },
    onSubmit: ({ name }) => alerts.show({ kind: 'success', title: words.saved, body: name }),
  })
  return (
    <SectionCard title={words.buyer}>
      <Form form={form} gap="4" aria-label={words.buyer}>
        <FormTextField field={form.field.name} label={words.name} />
        <FormTextField field={form.field.email} label={words.email} />
        <FormAmountField field={form.field.price} label={words.price} code="EUR" />
        <Select
          label={words.coin}
          value={coin}
          onChange={setCoin}
          options={[
            { value: 'EUR', label: 'Euro' },
            { value: 'BTC', label: 'Bitcoin' },
          ]}
        />
        <Switch checked={hasNews} onChange={setHasNews}>
          {words.news}
        </Switch>
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </Form>
    </SectionCard>
  )
}

function Orders() {
  const locale = useLocale()
  const [isAsked, setAsked] = useState(false)
  const amount = (value: string) => (
    <AmountText parts={formatAmountParts(value, euro, { locale, mode: 'shown' })} />
  )
  return (
    <Stack gap="4">
      <FigureTable
        caption={words.orders}
        columns={[words.position, words.total]}
        rows={[
          { id: 'a', head: { text: 'A-17' }, figures: [{ text: amount('1234.5') }] },
          { id: 'b', head: { text: 'B-04' }, figures: [{ text: amount('9.9') }] },
        ]}
      />
      <Tag>{words.open}</Tag>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {words.cancelOrder}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={words.question}
        closeLabel={words.keep}
        footer={<Button onClick={() => setAsked(false)}>{words.keep}</Button>}
      >
        <Text as="p">{words.lost}</Text>
      </Dialog>
    </Stack>
  )
}
