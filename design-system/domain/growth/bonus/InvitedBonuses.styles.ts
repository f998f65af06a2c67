import { styled } from 'styled-components'
import { baselineRow, captionText, centred, column, noteText } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const InvitedHead = styled.div`
  ${baselineRow('0', space[3])}
  justify-content: space-between;
  > span {
    ${captionText}
  }
`

export const InvitedRows = styled.ul`
  display: flex;
  flex-direction: column;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space[1]} ${space['2-5']};
    padding-block: ${space[3]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
`

export const RowIcon = styled.span`
  ${centred}
  height: ${space[5]};
  color: ${semantic.text.secondary};
  [data-state='paid'] > & {
    color: ${semantic.positive.icon};
  }
`

/** A name with what is said of it under it. */
export const RowWords = styled.div`
  ${column(space['0-5'])}
  align-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  > a[data-look='quiet'] {
    font: ${type.bodyStrong.font};
    color: ${semantic.text.primary};
  }
  > p {
    ${noteText}
  }
`
