import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const FiltersRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  @media ${media.phone} {
    padding: ${space[3]} ${space[4]};
  }
`

/** The tabs scroll sideways where they do not fit. */
export const States = styled.div`
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
`

export const Choices = styled.div`
  display: flex;
  gap: ${space[2]};
`
