import { styled } from 'styled-components'
import { captionText, column } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const AddressRow = styled.li`
  ${column(space[2])}
  padding-block: ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
`

export const AddressHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`

export const AddressFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  ${captionText}
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space['1-5']};
  }
  dd {
    color: ${semantic.text.primary};
  }
  @media ${media.phone} {
    flex-direction: column;
  }
`
