import { styled } from 'styled-components'
import { column } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const ListRoot = styled.dl`
  &[data-look='pairs'] {
    ${column(space['2-5'])}
  }
`

export const Row = styled.div`
  [data-look='pairs'] > & {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
  }
  [data-look='rows'] > & {
    display: grid;
    grid-template-columns: ${vars.size.term} minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    min-height: ${vars.size.controlL};
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  [data-look='rows'] > &:last-child {
    border-bottom: 0;
  }
  @media ${media.phone} {
    [data-look='rows'] > & {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${space[2]};
      padding-block: ${space[2]};
    }
  }
`

export const Term = styled.dt`
  color: ${semantic.text.secondary};
  [data-look='pairs'] & {
    font: ${vars.type.label.font};
    font-weight: ${vars.font.weight.regular};
  }
  @media ${media.phone} {
    [data-look='rows'] & {
      grid-column: 1;
      font: ${vars.type.caption.font};
    }
  }
`

export const Detail = styled.dd`
  font-weight: ${vars.font.weight.semibold};
  overflow-wrap: anywhere;
  [data-look='pairs'] & {
    text-align: end;
  }
  @media ${media.phone} {
    [data-look='rows'] & {
      grid-column: 1;
    }
  }
`

export const RowAction = styled.dd`
  @media ${media.phone} {
    grid-column: 2;
    grid-row: 1 / 3;
    align-self: center;
  }
`
