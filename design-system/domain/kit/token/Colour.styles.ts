import { styled } from 'styled-components'
import { column } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** The cells of this table are the colours themselves. */
export const Matrix = styled.div`
  td {
    padding: 0;
    height: ${size.controlL};
    vertical-align: middle;
  }
  th {
    vertical-align: middle;
  }
  @media ${media.phone} {
    tr {
      gap: ${space[1]};
    }
    td {
      height: auto;
    }
    td > div {
      height: auto;
    }
    td > span {
      padding-inline: ${space[3]};
    }
    td:last-child {
      grid-column: 1 / -1;
    }
  }
`

export const CellRoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-width: 0;
  font-weight: ${vars.font.weight.semibold};
  color: var(--colour);
  background: var(--ground);
  &[data-look='block'] {
    height: 100%;
    min-height: ${size.controlL};
    padding: ${space[2]} ${space[3]};
  }
  /* The figure of an icon’s pair is text, and has to be read as such. */
  &[data-least='3'] data {
    color: ${semantic.text.secondary};
  }
  &[data-look='line'] {
    font-weight: ${vars.font.weight.regular};
  }
  data {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font: ${vars.type.caption.font};
    font-weight: ${vars.font.weight.semibold};
  }
`

export const HatchPlace = styled.div`
  display: grid;
  height: 100%;
  min-height: ${size.controlL};
  > * {
    height: 100%;
  }
`

export const Ground = styled.div`
  ${column(space['1-5'])}
  min-width: 0;
  padding: ${space[4]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
`

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
  gap: ${space[3]};
`

export const Line = styled.div`
  height: ${space['0-5']};
  margin-block-end: ${space[2]};
`
