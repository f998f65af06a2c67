import { styled } from 'styled-components'
import { plainSummary } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const QuestionList = styled.div`
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
`

export const QuestionRoot = styled.details`
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  > summary {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[4]};
    border-radius: ${vars.radius.xs};
    font: ${vars.type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
    ${plainSummary}
  }
  > summary:hover {
    color: ${semantic.text.link};
  }
  > summary > svg {
    margin-top: ${space['0-5']};
    color: ${semantic.text.secondary};
    transition: transform ${vars.duration.fast} ${vars.easing.out};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

export const AnswerRoom = styled.div`
  max-width: 664px; /* measured: 68 characters of running text */
  padding-bottom: ${space[5]};
  > * + * {
    margin-top: ${space[3]};
  }
`
