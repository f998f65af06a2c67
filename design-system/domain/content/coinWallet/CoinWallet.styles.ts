import { styled } from 'styled-components'
import { captionText, cardSurface, column, pageTitle, row } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { borderWidth, semantic, space, type } = vars

const deedWidth = '200px' /* measured: "Отправлять людям" with its text */
const coinWidth = '240px' /* measured: a name with its networks in one line */

export const WalletRoot = styled.div`
  ${column(space[16])}
  padding-block: ${space[4]} ${space[16]};
  @media ${media.phone} {
    gap: ${space[12]};
    padding-block: 0 ${space[10]};
  }
`

export const WalletHead = styled.header`
  ${column(space[4])}
  align-items: flex-start;
  h1 {
    ${pageTitle}
  }
  p {
    max-width: 68ch;
    font: ${type.lead.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  > p:last-child {
    font: ${type.body.font};
  }
  @media ${media.phone} {
    p {
      font: ${type.bodyL.font};
    }
  }
`

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

/** What it does, one thing beside the other. */
export const Deeds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${deedWidth}, 1fr));
  gap: ${space[4]};
  > li {
    ${column(space[2])}
    padding: ${space[5]};
    ${cardSurface}
  }
  svg {
    color: ${semantic.accent.icon};
  }
  h3 {
    font: ${type.title3.font};
  }
  p {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

export const SafetyList = styled.ul`
  ${column(space[3])}
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    max-width: 68ch;
    font: ${type.bodyL.font};
  }
  svg {
    margin-top: ${space['0-5']};
    color: ${semantic.positive.icon};
  }
`

export const CoinGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${coinWidth}, 1fr));
  gap: ${space[3]};
  > li {
    ${row(space[3])}
    min-height: ${vars.size.controlXl};
    padding: ${space[3]} ${space[4]};
    ${cardSurface}
  }
  > li > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  > li span {
    ${captionText}
  }
`

/** On a phone each network is a card of its own. */
export const Networks = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: ${space[3]};
    padding-inline: 0 ${space[3]};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    padding-top: 0;
    ${captionText}
  }
  tbody tr {
    border-top: ${borderWidth.hairline} solid ${semantic.border.subtle};
  }
  tbody th {
    font-weight: ${vars.font.weight.semibold};
  }
  td > span[data-part='label'] {
    display: none;
  }
  @media ${media.phone} {
    thead {
      display: none;
    }
    tbody tr {
      display: block;
      padding-block: ${space[3]};
    }
    tbody tr:first-child {
      border-top: 0;
      padding-top: 0;
    }
    tbody th,
    td {
      display: flex;
      justify-content: space-between;
      gap: ${space[3]};
      padding: ${space[1]} 0;
    }
    td > span[data-part='label'] {
      display: inline;
      color: ${semantic.text.secondary};
    }
    td > span:last-child {
      text-align: end;
    }
  }
`

export const Note = styled.p`
  margin-top: ${space[3]};
  ${captionText}
`
