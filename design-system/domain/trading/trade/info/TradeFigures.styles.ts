import { styled } from 'styled-components'
import { noteText } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const FiguresRoot = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  padding: ${space['2-5']} ${space[5]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  ${noteText}
  background: ${semantic.surface.hover};

  @media ${media.phone} {
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding: ${space[2]} ${space[4]};
    font: ${type.caption.font};
  }
`

export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space['1-5']};
  min-width: 0;
  @media ${media.phone} {
    &[data-optional] {
      display: none;
    }
  }
  dd {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
    overflow-wrap: anywhere;
  }
`
