import { styled } from 'styled-components'
import { vars } from '../../../design-system/tokens/vars.ts'

const { semantic, space, type } = vars

/** All of a page of documentation: what our reset takes from lists comes back, and what is too wide scrolls inside of itself. */
export const DocsBody = styled.div`
  && ol {
    list-style: decimal;
  }
  && .docblock-argstable-body td {
    min-width: ${space[16]};
  }
`

/** What stands at the top of a component’s page: where it stands, and its figures. */
export const FactLine = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    margin: 0 0 ${space[4]};
    padding: 0;
    font: ${type.label.font};
    color: ${semantic.text.secondary};
    list-style: none;
  }
  && > li {
    margin: 0;
    font: inherit;
    color: inherit;
  }
`

/** Two columns that become one on a phone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[6]};
  margin-block: ${space[4]};
`

/** A picture with its verdict: a line of colour, a mark and a word. */
export const Verdict = styled.figure`
  && {
    display: flex;
    flex-direction: column;
    margin: 0;
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.l};
    overflow: clip;
  }
  > div {
    flex: 1;
    display: grid;
    align-items: center;
    min-height: ${space[16]};
    padding: ${space[2]};
    background: ${semantic.surface.page};
  }
  > figcaption {
    display: flex;
    gap: ${space[2]};
    padding: ${space[3]} ${space[4]};
    border-top: ${vars.borderWidth.thick} solid var(--verdict);
    font: ${type.body.font};
    color: ${semantic.text.primary};
    background: ${semantic.surface.card};
  }
  > figcaption > strong {
    flex: none;
    color: var(--verdict-text);
  }
  &[data-verdict='right'] {
    --verdict: ${semantic.positive.solid};
    --verdict-text: ${semantic.positive.text};
  }
  &[data-verdict='wrong'] {
    --verdict: ${semantic.negative.solid};
    --verdict-text: ${semantic.negative.text};
  }
`

/** A table of a page of documentation; it scrolls inside of itself where it is too wide. */
export const Scroll = styled.div`
  overflow-x: auto;
  margin-block: ${space[4]};
  && table {
    display: table;
    width: 100%;
    margin: 0;
    border-collapse: collapse;
    font: ${type.body.font};
    color: ${semantic.text.primary};
  }
  && :is(th, td) {
    padding: ${space[2]} ${space[3]};
    border: 0;
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    text-align: start;
    vertical-align: top;
    background: none;
  }
  && th > button {
    border: 0;
    padding: 0;
    font: inherit;
    color: inherit;
    background: none;
    cursor: pointer;
  }
  && th {
    font: ${type.label.font};
    color: ${semantic.text.secondary};
  }
  && [data-figure] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  && tr {
    background: none;
  }
`

/** Where a component stands: a full square for stable, an outline for preview, and the word. */
export const StandingMark = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[2]};
  color: ${semantic.text.primary};
  &::before {
    content: '';
    flex: none;
    width: ${space[3]};
    height: ${space[3]};
    border: ${vars.borderWidth.thick} solid ${semantic.positive.solid};
    border-radius: ${vars.radius.xs};
  }
  &[data-standing='stable']::before {
    background: ${semantic.positive.solid};
  }
  &[data-standing='preview']::before {
    border-color: ${semantic.accent.solid};
  }
`
