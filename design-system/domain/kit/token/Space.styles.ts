import { styled } from 'styled-components'
import { captionText, centred, square } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const Steps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[4]};
  margin-block-start: ${space[3]};
  li {
    display: grid;
    gap: ${space['1-5']};
  }
`

export const Square = styled.div`
  border-radius: ${space['0-5']};
  background: ${semantic.text.primary};
`

/** The one corner that shows the radius. */
export const Corner = styled.div`
  ${square(size.controlM)}
  border: solid ${semantic.text.primary};
  border-width: ${vars.borderWidth.thick} 0 0 ${vars.borderWidth.thick}; /* sided: turned below */
  &:dir(rtl) {
    border-width: ${vars.borderWidth.thick} ${vars.borderWidth.thick} 0 0; /* sided: for lines that begin at the right */
  }
`

export const ShadowGround = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]};
  margin-block-start: ${space[3]};
  padding: ${space[5]};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.page};
`

export const Lifted = styled.div`
  ${centred}
  ${square(size.controlL)}
  border-radius: ${vars.radius.m};
  ${captionText}
  background: ${semantic.surface.raised};
`
