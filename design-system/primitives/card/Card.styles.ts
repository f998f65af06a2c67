import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'
import { optionalGapRules } from '../layout/gap.styles.ts'

const { semantic } = vars

export const CardRoot = styled.div`
  position: relative;
  min-width: 0;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  ${optionalGapRules}
  &[data-padding='regular'] {
    padding: ${vars.room.card};
  }
  @media ${media.phone} {
    &[data-padding='regular'] {
      padding: min(${vars.room.card}, ${vars.space[4]});
    }
  }
  &[data-emphasis='best'] {
    border-color: ${semantic.accent.border};
  }
  &[data-emphasis='selected'] {
    border-color: ${semantic.accent.solid};
    background: ${semantic.surface.selected};
  }
  &[data-overflow='clip'] {
    overflow: clip;
  }
`
