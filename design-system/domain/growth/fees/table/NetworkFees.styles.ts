import { styled } from 'styled-components'
import { visuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { captionText, inlineRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** On a phone its rows are cards; its heads are heard then. */
export const NetworkTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;
  th,
  td {
    height: ${vars.size.controlL};
    padding: ${space[1]} ${space[6]};
    font-weight: ${vars.font.weight.regular};
    text-align: start;
  }
  thead th {
    ${captionText}
  }
  [data-align='end'] {
    text-align: end;
  }
  tbody tr {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  /* The coin is named once: the lines between its networks begin behind it. */
  tbody tr[data-more] {
    border-top: 0;
  }
  tbody tr[data-more] td {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  @media ${media.tablet} {
    th,
    td {
      padding-inline: ${space[3]};
    }
    tr > :first-child {
      padding-inline-start: ${space[6]};
    }
    tr > :last-child {
      padding-inline-end: ${space[6]};
    }
  }
  @media ${media.phone} {
    &,
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: grid;
      grid-template-areas: 'coin network fee' 'minimum minimum confirmations';
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: ${space['0-5']} ${space[3]};
      padding: ${space[3]} ${space[4]};
    }
    tbody tr[data-more] {
      grid-template-areas: 'network network fee' 'minimum minimum confirmations';
      border-top: ${vars.borderWidth.hairline} dashed ${semantic.border.default};
    }
    tbody th,
    tbody td,
    tbody tr[data-more] td {
      height: auto;
      padding: 0;
      border: 0;
    }
    td[data-cell='network'] {
      grid-area: network;
      color: ${semantic.text.secondary};
    }
    td[data-cell='fee'] {
      grid-area: fee;
    }
    td[data-cell='service'] {
      display: none;
    }
    td[data-cell='minimum'] {
      grid-area: minimum;
      font: ${type.caption.font};
      text-align: start;
      color: ${semantic.text.secondary};
    }
    td[data-cell='confirmations'] {
      grid-area: confirmations;
      ${captionText}
    }
  }
`

export const CoinHead = styled.span`
  ${inlineRow(space['2-5'])}
  font-weight: ${vars.font.weight.semibold};
  [data-more] & {
    ${visuallyHidden}
  }
`

/** What it is worth, in a column of its own beside the amount. */
export const Worth = styled.small`
  display: inline-block;
  min-width: ${space[16]};
  margin-inline-start: ${space[2]};
  ${captionText}
  white-space: nowrap;
  @media ${media.tablet} {
    display: block;
  }
  @media ${media.phone} {
    min-width: 0;
    margin-inline-start: ${space[1]};
  }
`

/** What a figure is, where no head stands above it. */
export const PhoneLabel = styled.span`
  display: none;
  @media ${media.phone} {
    display: inline;
  }
`
