import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CopyButton } from '../../design-system/primitives/button/CopyButton.tsx'
import { Card, cardEmphases, cardPaddings } from '../../design-system/primitives/card/Card.tsx'
import { SectionCard } from '../../design-system/primitives/card/SectionCard.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { DefinitionList, definitionLooks } from '../../design-system/primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../design-system/primitives/list/DefinitionRow.tsx'
import { Pagination } from '../../design-system/primitives/pagination/Pagination.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/Lists', component: DefinitionList })

const copy = (text: string) => (
  <CopyButton text={text} label="Copy" copiedLabel="Copied" failedLabel="Copy it by hand" />
)

/** Rows whose values can be copied, and pairs for a short summary: terms come before what they say. */
export const Default = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="6">
      {definitionLooks.map(look => (
        <DefinitionList key={look} look={look}>
          <DefinitionRow term="Bank" action={look === 'rows' ? copy('Guaranty Trust Bank') : undefined}>
            Guaranty Trust Bank
          </DefinitionRow>
          <DefinitionRow term="Account number" action={look === 'rows' ? copy('0142883761') : undefined}>
            0142 8837 61
          </DefinitionRow>
          <DefinitionRow term="Reference">8F2K41</DefinitionRow>
        </DefinitionList>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('term')
        .map(term => term.textContent)
        .slice(0, 3),
    ).toEqual(['Bank', 'Account number', 'Reference'])
  },
})

/** Emphasis and padding of a card, to choose by what it is for. */
export const Cards = meta.story({
  render: () => (
    <AxisTable rows={cardEmphases} columns={cardPaddings}>
      {(emphasis, padding) => <Card {...{ emphasis, padding }}>Best price</Card>}
    </AxisTable>
  ),
})

/** Each section is a region named by its title, with a lead or without. */
export const Sections = meta.story({
  render: () => (
    <Stack>
      <SectionCard title="Limits" lead="How much a buyer can take in one trade.">
        ₦10,000 – ₦400,000
      </SectionCard>
      <SectionCard title="In your words">No third parties.</SectionCard>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Limits' })).toHaveTextContent(
      'How much a buyer can take',
    )
    await expect(canvas.getByRole('region', { name: 'In your words' })).toBeVisible()
  },
})

/** The first page, one in the middle and the last; a single page has no navigation at all. */
export const Pages = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      {[1, 18, 36].map(page => (
        <Pagination
          key={page}
          label={`Pages at ${page}`}
          page={page}
          pages={36}
          hrefOf={target => `?page=${target}`}
          previousLabel="Previous page"
          nextLabel="Next page"
        />
      ))}
      <Pagination
        label="One page"
        page={1}
        pages={1}
        hrefOf={target => `?page=${target}`}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(3)
    const current = canvas.getAllByRole('link').filter(link => link.getAttribute('aria-current') === 'page')
    await expect(current.map(link => link.textContent)).toEqual(['1', '18', '36'])
    await expect(canvas.getAllByRole('link', { name: 'Previous page' })[0]).toHaveAttribute(
      'href',
      '?page=17',
    )
  },
})

/** Each copy button can be hit with a thumb: 44 pixels both ways. */
export const OnPhone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <DefinitionList>
      <DefinitionRow term="Bank" action={copy('Guaranty Trust Bank')}>
        Guaranty Trust Bank
      </DefinitionRow>
      <DefinitionRow term="Account number" action={copy('0142883761')}>
        0142 8837 61
      </DefinitionRow>
    </DefinitionList>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Copy' })) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
})
