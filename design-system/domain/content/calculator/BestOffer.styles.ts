import { styled } from 'styled-components'
import { captionText, column, labelText, row, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { borderWidth, semantic, space, type } = vars

export const BestRoot = styled.section`
  ${column(space[4])}
  min-width: 0;
  padding: ${space[6]};
  border-inline-start: ${borderWidth.hairline} solid ${semantic.border.default};
  @media ${media.belowTabletBig} {
    border-inline-start: 0;
    border-top: ${borderWidth.hairline} solid ${semantic.border.default};
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const BestSum = styled.div`
  ${column(space[1])}
  > h2 {
    ${labelText}
  }
  > [data-size] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  > p {
    ${row(space['1-5'])}
    ${labelText}
  }
  > p[data-verdict='better'] {
    color: ${semantic.positive.text};
  }
`

export const BestWho = styled.div`
  ${wrappingRow(space[3])}
  justify-content: space-between;
  > div:last-child {
    ${column(space[1])}
    ${captionText}
  }
`

export const Compared = styled.dl`
  display: flex;
  flex-direction: column;
  border-top: ${borderWidth.hairline} solid ${semantic.border.subtle};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: baseline;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${semantic.border.subtle};
  }
  dt {
    color: ${semantic.text.secondary};
  }
  > div:first-child dt {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
  }
  dd:last-child {
    display: flex;
    justify-content: flex-end;
    font: ${type.caption.font};
    text-align: end;
    color: ${semantic.text.secondary};
  }
`

export const BestNote = styled.p`
  ${captionText}
  text-wrap: pretty;
`
