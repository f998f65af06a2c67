import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const InvitedHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  > span {
    font: ${type.caption.font};
    color: ${semantic.text.secondary};
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
  display: grid;
  place-items: center;
  height: ${space[5]};
  color: ${semantic.text.secondary};
  [data-state='paid'] > & {
    color: ${semantic.positive.icon};
  }
`

/** A name with what is said of it under it. */
export const RowWords = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space['0-5']};
  min-width: 0;
  overflow-wrap: anywhere;
  > a[data-look='quiet'] {
    font: ${type.bodyStrong.font};
    color: ${semantic.text.primary};
  }
  > p {
    font: ${type.label.font};
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
  }
`
