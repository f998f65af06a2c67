import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { space } = vars

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`

export const HeadWords = styled.div`
  display: grid;
  gap: ${space['0-5']};
  min-width: 0;
`

/** A part that the index leads to stops below the bar that sticks to the top. */
export const Anchored = styled.div`
  min-width: 0;
  scroll-margin-top: calc(${vars.size.header} + ${space[4]});
`
