import { Header, ListBoxSection } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { captionText, centred, square } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const Group = styled(ListBoxSection)`
  & + & {
    margin-top: ${space[2]};
  }
`

export const GroupTitle = styled(Header)`
  padding: ${space[2]} ${space['2-5']} ${space[1]};
  ${captionText}
  font-weight: ${vars.font.weight.medium};
`

/** The tick before an option. The option itself is what is chosen. */
export const Tick = styled.span`
  flex: none;
  ${centred}
  ${square(vars.size.check)}
  border: ${vars.borderWidth.thick} solid ${semantic.border.strong};
  border-radius: ${vars.radius.xs};
  color: transparent;
  background: ${semantic.surface.card};
  [data-selected] > & {
    color: ${semantic.accent.on};
    border-color: ${semantic.accent.solid};
    background: ${semantic.accent.solid};
  }
`

export const ListFooter = styled.div`
  flex: none;
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
`
